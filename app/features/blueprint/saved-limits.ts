/** As many drawings as a member keeps. */
export const MOST_DRAWINGS = 20;
/** A picture as the page shows it; larger files were made smaller for showing them. */
export const MOST_PICTURE_BYTES = 6 * 1024 * 1024;
/** Of the whole form: the picture, the lines and their frame. */
export const MOST_UPLOAD_BYTES = MOST_PICTURE_BYTES + 512 * 1024;
