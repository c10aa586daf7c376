/** How long a text in a blank may be, and how many blanks one form has. */
export const LIBRARY_LIMITS = { blank: 600, blanks: 40, questions: 12 } as const;

/** How long the address of a download works. */
export const DOWNLOAD_MINUTES = 60;

export const LIBRARY = "/library";
export const contentsPath = (good: string) => `/library/contents/${good}`;
export const readPath = (good: string, part: string) => `/library/read/${good}/${part}`;
