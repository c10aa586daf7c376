import type { readFrom } from "~/engines/chain/chain.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";

/** What the pages read with. */
export interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
  contributions: Parameters<typeof readFrom>[0]["contributions"];
}
