import type { Language } from "~/i18n/languages.ts";
import { skuOf } from "./catalogue.server.ts";
import { type Answers, type Billed, type MaterialLine, packed, type Received } from "./material.ts";
import { EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";
import { lineOfSku, priceOf, quantityOf, typedLine } from "./read-lines.server.ts";

// Forms with fields for each line: `qty_3` is the quantity of the fourth.

type Fields = Readonly<Record<string, string>>;
type Errors = { errors: Record<string, string> };

/** Rows that a list of lines offers for new ones. */
export const NEW_ROWS = 3;

const typed = (fields: Fields, name: string) => (fields[name] ?? "").trim();
const isWrong = (errors: Record<string, string>) => Object.keys(errors).length > 0;
const nextId = (lines: readonly MaterialLine[]) =>
  1 + Math.max(0, ...lines.map(({ id }) => Number(/^l(\d+)$/.exec(id)?.[1] ?? 0)));

/** The lines that a form changes, leaves out and adds. */
export function linesIn(
  fields: Fields,
  current: readonly MaterialLine[],
  language: Language,
): { lines: MaterialLine[] } | Errors {
  const errors: Record<string, string> = {};
  const kept = current.flatMap((line, n) => {
    if (fields[`drop_${n}`] === "on") return [];
    // A row that the form did not have stays as it is.
    if (fields[`qty_${n}`] === undefined) return [line];
    const need = quantityOf(typed(fields, `qty_${n}`));
    const cents = priceOf(typed(fields, `price_${n}`));
    if (need === undefined) errors[`qty_${n}`] = "errors.quantity";
    if (cents === undefined) errors[`price_${n}`] = "errors.money";
    return need === undefined || cents === undefined ? [] : [{ ...line, need, cents }];
  });
  const next = nextId(current);
  const added = Array.from({ length: NEW_ROWS }).flatMap((_, n) => {
    const words = typed(fields, `newText_${n}`);
    if (words === "" && typed(fields, `newQty_${n}`) === "") return [];
    const need = quantityOf(typed(fields, `newQty_${n}`));
    const cents = priceOf(typed(fields, `newPrice_${n}`));
    if (words === "") errors[`newText_${n}`] = "errors.text";
    if (need === undefined) errors[`newQty_${n}`] = "errors.quantity";
    if (cents === undefined) errors[`newPrice_${n}`] = "errors.money";
    if (words === "" || need === undefined || cents === undefined) return [];
    const sku = skuOf(words);
    const id = `l${next + n}`;
    if (sku) return [lineOfSku(sku, need, language, id)];
    const unit = typed(fields, `newUnit_${n}`).slice(0, MOST.unit);
    return [typedLine(id, { text: words.slice(0, MOST.text), unit, need, cents })];
  });
  return isWrong(errors) ? { errors } : { lines: [...kept, ...added] };
}

/** A piece of the catalogue that is put on the list; once more where it stands there. */
export function addedLine(
  fields: Fields,
  current: readonly MaterialLine[],
  language: Language,
): { lines: MaterialLine[] } | Errors {
  const sku = skuOf(fields.sku ?? "");
  const need = quantityOf(typed(fields, "count"));
  if (!sku) return { errors: { sku: "errors.sku" } };
  if (need === undefined) return { errors: { count: "errors.quantity" } };
  return { lines: [...current, lineOfSku(sku, need, language, `l${nextId(current)}`)] };
}

/** Whole hundredths, or none: at a gate nothing may have come. */
const countOf = (text: string) => (/^0*$/.test(text) ? 0 : quantityOf(text));

/** What came of each line: all of it by a tick, or as it was counted. */
export function receivedIn(
  fields: Fields,
  current: readonly MaterialLine[],
): { lines: Received["lines"] } | Errors {
  const errors: Record<string, string> = {};
  const lines: Received["lines"] = {};
  current.forEach((line, n) => {
    if (fields[`all_${n}`] === "on") {
      lines[line.id] = { good: packed(line), broken: 0 };
      return;
    }
    const good = countOf(typed(fields, `good_${n}`));
    const broken = countOf(typed(fields, `broken_${n}`));
    // Nothing typed and no tick: somebody went past this line.
    if (typed(fields, `good_${n}`) === "" && typed(fields, `broken_${n}`) === "")
      errors[`good_${n}`] = "errors.count";
    else if (good === undefined) errors[`good_${n}`] = "errors.quantity";
    else if (broken === undefined) errors[`broken_${n}`] = "errors.quantity";
    else if (good + broken > MOST.quantity) errors[`good_${n}`] = "errors.quantity";
    else lines[line.id] = { good, broken };
  });
  return isWrong(errors) ? { errors } : { lines };
}

/** What the supplier billed: a line that is left empty is not on the bill. */
export function billIn(fields: Fields, current: readonly MaterialLine[]): { billed: Billed } | Errors {
  const errors: Record<string, string> = {};
  const billed: Billed = {};
  current.forEach((line, n) => {
    if (typed(fields, `billed_${n}`) === "") return;
    const qty = countOf(typed(fields, `billed_${n}`));
    const cents = priceOf(typed(fields, `billedPrice_${n}`));
    if (qty === undefined) errors[`billed_${n}`] = "errors.quantity";
    if (cents === undefined) errors[`billedPrice_${n}`] = "errors.money";
    if (qty !== undefined && cents !== undefined) billed[line.id] = { qty, cents };
  });
  return isWrong(errors) ? { errors } : { billed };
}

/** What a supplier says of each line; an empty price is “we do not have it”. At least one has a price. */
export function answersIn(
  fields: Fields,
  lines: readonly Pick<MaterialLine, "id">[],
): { answers: Answers } | Errors {
  const errors: Record<string, string> = {};
  const answers: Answers = {};
  lines.forEach((line, n) => {
    const price = typed(fields, `price_${n}`);
    const cents = price === "" ? null : priceOf(price);
    const days = typed(fields, `lead_${n}`);
    const leadDays = /^\d{0,3}$/.test(days) ? Number(days || "0") : MOST.leadDays + 1;
    if (cents === undefined) errors[`price_${n}`] = "errors.money";
    if (leadDays > MOST.leadDays) errors[`lead_${n}`] = "errors.lead";
    if (cents === undefined) return;
    answers[line.id] = { cents, leadDays, substitute: typed(fields, `other_${n}`).slice(0, MOST.text) };
  });
  if (!isWrong(errors) && Object.values(answers).every(({ cents }) => cents === null))
    errors.price_0 = "errors.onePrice";
  return isWrong(errors) ? { errors } : { answers };
}
