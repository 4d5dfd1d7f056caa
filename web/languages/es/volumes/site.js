/** What the pages say, by subject. */
export default {};
