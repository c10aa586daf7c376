/** The revision this build was made from, set by Vite. */
declare const __BUILD__: string;
/** The framework's options, of `remix.config.js`. */
declare const __FUTURE__: typeof window.__remixContext.future;
