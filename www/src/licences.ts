/** Where the licences stand of all that the page is made of. */
export const licences = './licences.txt';
