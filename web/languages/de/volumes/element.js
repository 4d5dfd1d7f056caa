/** What the element says, by subject. */
export default {};
