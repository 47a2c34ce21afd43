import type { Plugin } from 'vite';

export declare const slimStyles: Plugin;
export declare const withoutFiles: Plugin;
export declare const withoutFunctions: Plugin;
export declare function slimTemplates(code: string): string;
