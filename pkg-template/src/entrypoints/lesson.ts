/**
 * Goals and courses: judges whether turns reach a goal, and reads courses of lessons. Boards with
 * `mode="lesson"` show them.
 *
 * @packageDocumentation
 * @module keddah/lesson
 */

import './goals-arimaa.js';
import './goals-quoridor.js';

export * from '../lesson/api.js';
