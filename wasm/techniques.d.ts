/** The techniques of people, easiest first: written by the build from engine/src/human/registry.def. */
export const techniques: import('../web/src/protocol/people.js').Technique[];
