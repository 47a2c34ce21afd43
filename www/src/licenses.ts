/** The URL of the licenses of everything in the page. */
export const licenses = './licenses.txt';
