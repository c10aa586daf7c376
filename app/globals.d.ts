/** The revision this build was made from, set by Vite. */
declare const __BUILD__: string;
