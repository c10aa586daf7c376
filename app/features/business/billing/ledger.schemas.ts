import * as v from "valibot";
import { rowVersion, textLine } from "~/services/form-fields.ts";
import { LEDGER_LIMITS } from "./ledger.limits.ts";

const FORM = "errors.form";
const name = v.pipe(
  textLine(LEDGER_LIMITS.name, { empty: "errors.name", long: "errors.long" }),
  // A tab or a quotation mark would part the columns of the file.
  v.regex(/^[^\t"]*$/, "errors.name"),
);

/** What the accounts of a general ledger are called. */
export const AccountsForm = v.object(
  {
    intent: v.literal("accounts", FORM),
    version: rowVersion(FORM),
    ...{ receivable: name, income: name, salesTax: name, bank: name, deposits: name, payable: name },
    costs: name,
  },
  FORM,
);
export type AccountsTyped = Omit<v.InferOutput<typeof AccountsForm>, "intent">;
