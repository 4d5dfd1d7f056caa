/**
 * The languages beside English, which comes with the code. To add one: a folder with the files of `de`, and an entry
 * here; `docs/languages.md` tells how.
 *
 * Volumes: `element` is what the element says, `techniques` are hints and steps of techniques, `site` the pages.
 */
/** @typedef {() => Promise<{default: Record<string, Record<string, string>>}>} LoadVolume */
/**
 * By code. `name` is what the language calls itself, `thousands` what it has between thousands, `direction` how it
 * is written.
 * @type {Record<string, {name: string, thousands: string, direction: 'ltr' | 'rtl', element: LoadVolume,
 *   techniques: LoadVolume, site: LoadVolume}>}
 */
export const languages: Record<string, {
    name: string;
    thousands: string;
    direction: "ltr" | "rtl";
    element: LoadVolume;
    techniques: LoadVolume;
    site: LoadVolume;
}>;
export type LoadVolume = () => Promise<{
    default: Record<string, Record<string, string>>;
}>;
