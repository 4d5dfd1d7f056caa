/** What hints and steps of techniques say, by subject. */
export default {};
