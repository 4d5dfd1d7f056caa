/** The human techniques, easiest first. Written by the build from engine/src/human/registry.def. */
export const techniques: import('../web/src/protocol/people.js').Technique[];
