/** The URL of the file with the licenses of all third-party code and data in the page. */
export const licenses = './licenses.txt';
