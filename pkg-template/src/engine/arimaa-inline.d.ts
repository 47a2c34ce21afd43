/** The script of Arimaa's worker as a text. The build makes the script of it. */

/** A classic script, all in one. */
export const worker: string;
