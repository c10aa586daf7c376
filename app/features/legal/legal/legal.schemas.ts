import * as v from "valibot";
import { DOCUMENT_IDS } from "./legal.documents.ts";

/** The page always sends both. */
const STALE = "accept.superseded";

/** That somebody agrees to a wording: the one that the page showed. */
export const AcceptPolicy = v.object(
  {
    document: v.picklist(DOCUMENT_IDS, STALE),
    edition: v.pipe(v.string(STALE), v.regex(/^\d{1,4}$/, STALE), v.transform(Number)),
  },
  STALE,
);
