import * as v from "valibot";
import { formKey, oneOf, optionalText, rowVersion, textLine, wholeNumber } from "~/services/form-fields.ts";
import { DOCUMENT_LIMITS, FOLDERS } from "./documents.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const where = {
  folder: oneOf(FOLDERS, "errors.folder"),
  sheet: optionalText(DOCUMENT_LIMITS.sheet, LONG),
};
const said = {
  note: optionalText(DOCUMENT_LIMITS.note, LONG),
  printedName: optionalText(DOCUMENT_LIMITS.printedName, LONG),
};

/** A new document; without a name it is called like its file. */
export const NewDocumentForm = v.object(
  {
    intent: v.literal("add", STALE),
    idem: formKey(STALE),
    name: optionalText(DOCUMENT_LIMITS.name, LONG),
    ...where,
    ...said,
  },
  STALE,
);

export const NewVersionForm = v.object(
  { intent: v.literal("version", STALE), idem: formKey(STALE), document: formKey(STALE), ...said },
  STALE,
);

export const DocumentEdit = v.object(
  {
    intent: v.literal("edit", STALE),
    document: formKey(STALE),
    version: rowVersion(STALE),
    name: textLine(DOCUMENT_LIMITS.name, { empty: "errors.name", long: LONG }),
    ...where,
  },
  STALE,
);

/** A page of a version, as a picture beside these fields. */
export const SheetPageForm = v.object(
  {
    intent: v.literal("page", STALE),
    document: formKey(STALE),
    version: formKey(STALE),
    page: wholeNumber({ least: 1, most: DOCUMENT_LIMITS.pages }, "errors.page"),
  },
  STALE,
);

export const DocumentRemoval = v.object(
  { intent: v.literal("remove", STALE), document: formKey(STALE) },
  STALE,
);
