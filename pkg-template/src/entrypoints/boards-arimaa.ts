/**
 * Defines `<arimaa-board>` alone: a page with one game loads nothing of the other. Safe to import
 * where there is no DOM. A page with both games should import `keddah/boards`, whose games share
 * one worker.
 *
 * @packageDocumentation
 * @module keddah/boards/arimaa
 */

import './arimaa.js';
import './goals-arimaa.js';
import './rules-arimaa.js';

export * from '../board/arimaa/define.js';
