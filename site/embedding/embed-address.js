/**
 * The address of an embed: a link, and how it is to look. What the address says comes from anywhere, so that every
 * setting is checked before it becomes an attribute of the player.
 */
import {parseLink} from '../../web/src/index.js';

/** Keys beside those of links: attributes of the player, and what they may be. @type {Record<string, RegExp>} */
const SETTINGS = {
  controls: /^(full|compact|none)$/,
  view: /^[a-z]+( [a-z]+){0,9}$/,
  theme: /^(auto|light|dark)$/,
  candidates: /^(auto|all|focus|none)$/,
  notation: /^(A1|r1c1)$/,
  vocabulary: /^(aima|norvig|aind)$/,
  label: /^[^\0-\x1f]{1,80}$/,
  from: /^\d{1,15}$/,
  to: /^\d{1,15}$/,
  autoplay: /^1?$/,
  lang: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/,
};

/**
 * @typedef {object} Embed
 * @property {ReturnType<typeof parseLink>} read the link
 * @property {Record<string, string>} settings attributes of the player
 */

/**
 * @param {string} hash `#p=…&step=…&controls=compact&theme=dark`
 * @returns {Embed}
 */
export function readEmbed(hash) {
  const fields = new URLSearchParams(hash.slice(1));
  /** @type {Record<string, string>} */
  const settings = {};
  for (const [name, allowed] of Object.entries(SETTINGS)) {
    const value = fields.get(name)?.replaceAll(',', name === 'view' ? ' ' : ',');
    if (value !== undefined && allowed.test(value)) settings[name] = value;
  }
  return {read: parseLink(hash), settings};
}

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS);
