/**
 * The English texts of lessons. What is missing for a goal is said by the rules themselves; other
 * languages have a message `missing-…` for each of their codes.
 */
export default `
lesson-stage = { $stage } of { $stages }
lesson-stars = { $stars } of 3 stars
lesson-controls = Lesson
lesson-hint = Hint
lesson-again = Again
lesson-next = Next
lesson-solved = Well done!
`;
