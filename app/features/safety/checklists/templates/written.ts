import type { Words, WrittenItem } from "~/engines/checklist/checklist.ts";

/** A text in English, Spanish and Hebrew. */
export const words = (en: string, es: string, he: string): Words => ({ en, es, he });

/** An item of a list. The citation is a section of 29 CFR 1926, unless it says another. */
export const asks = (
  id: string,
  [en, es, he]: readonly [string, string, string],
  citation: string,
  more: Partial<WrittenItem> = {},
): WrittenItem => ({
  id,
  prompt: words(en, es, he),
  citation: citation === "" || /^[A-Z0-9 ]* /.test(citation) ? citation : `29 CFR ${citation}`,
  ...more,
});

/** What fails here is shown in a picture, too. */
export const PHOTO = { require: { photo: ["fail"] } } as const;
export const CRITICAL = { critical: true, weight: 3 } as const;
