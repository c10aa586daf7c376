import * as v from "valibot";
import { DOCUMENT_IDS } from "./legal.documents.ts";

/** That somebody agrees to a wording: the one that the page showed. */
export const AcceptPolicy = v.object({
  document: v.picklist(DOCUMENT_IDS),
  edition: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
});
