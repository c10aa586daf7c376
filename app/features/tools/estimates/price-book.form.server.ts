import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { parseForm, readForm, readUpload, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { supplierIn } from "./estimate-facts.ts";
import { type Answer, badFile, fileText, refusedReply, reportOf } from "./estimates.form.server.ts";
import { PriceChange } from "./estimates.schemas.ts";
import { keepPrices, removePrice } from "./price-book.commands.server.ts";
import { keepPoints, removePoint } from "./price-index.commands.server.ts";
import { codeFor, readIndex, readPrices } from "./read-table.server.ts";

type Context = Parameters<typeof presentOwner>[0] &
  Parameters<typeof keepPrices>[0] & { language: "en" | "es" | "he" };

const TYPED = ["text", "unitCost", "supplier", "code", "value", "source"] as const;

const INDEX = "/price-book?view=index";

function kept(
  result: Awaited<ReturnType<typeof keepPrices>>,
  fields: Record<string, string>,
  problem = "errors.bookFull",
): Answer | undefined {
  if (result.ok) return undefined;
  if (result.error === "not-allowed") throw noAccess(fields, TYPED);
  return { ok: false, status: 409, sent: { fields, errors: {}, problem } };
}

/** Points of a series as they were typed, taken away or read from a file. */
async function answerIndex(
  context: Context,
  actor: Present,
  change: Extract<PriceChange, { intent: "point" | "unpoint" | "points" }>,
  { file, fields }: { file: File | undefined; fields: Record<string, string> },
): Promise<Answer> {
  if (change.intent === "unpoint") {
    const removed = await removePoint(context, actor, change);
    if (!removed.ok) throw noAccess(fields, TYPED);
    return { ok: true, toast: "estimatePointRemoved", to: INDEX };
  }
  const full = "errors.indexFull";
  if (change.intent === "point") {
    const { intent, ...point } = change;
    const refused = kept(await keepPoints(context, actor, [point]), fields, full);
    return refused ?? { ok: true, toast: "estimatePoint", to: INDEX };
  }
  const read = await fileText(file);
  if ("key" in read) return badFile(fields, read, context.language);
  const table = readIndex(read.text, change);
  if (table === "empty" || "missing" in table) return badFile(fields, table, context.language);
  if (table.good.length === 0) return badFile(fields, { key: "errors.fileBad" }, context.language);
  const refused = kept(await keepPoints(context, actor, table.good), fields, full);
  if (refused) return refused;
  const whole = table.bad.length === 0 && !table.more;
  return { ok: true, toast: "estimatePoint", to: INDEX, report: whole ? undefined : reportOf(table) };
}

/** A change of the price book: one price, a supplier's list, or what prices rise by. */
export async function answerPrice(context: Context, request: Request): Promise<Answer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, PriceChange);
  const fields = typedIn(form);
  if (submission.status !== "success")
    return { ok: false, status: 400, sent: { ...refusedReply(replyOf(submission)), fields } };
  const change = submission.value;
  const actor = await presentOwner(context);
  const to = "/price-book";
  if (change.intent === "remove") {
    const removed = await removePrice(context, actor, {
      code: change.code,
      supplier: supplierIn(change.from) ?? "",
    });
    if (!removed.ok) throw noAccess(fields, TYPED);
    return { ok: true, toast: "estimatePriceRemoved", to };
  }
  if (change.intent === "point" || change.intent === "unpoint" || change.intent === "points")
    return answerIndex(context, actor, change, { file, fields });
  if (change.intent === "price") {
    const { intent, taxed, pricedOn, code, ...price } = change;
    const row = { ...price, code: code || codeFor(price.text), asOf: pricedOn, taxable: taxed === "on" };
    return kept(await keepPrices(context, actor, [row]), fields) ?? { ok: true, toast: "estimatePrice", to };
  }
  const read = await fileText(file);
  if ("key" in read) return badFile(fields, read, context.language);
  const table = readPrices(read.text, {
    today: context.now().toISOString().slice(0, 10),
    supplier: change.supplier,
  });
  if (table === "empty" || "missing" in table) return badFile(fields, table, context.language);
  if (table.good.length === 0) return badFile(fields, { key: "errors.fileBad" }, context.language);
  const refused = kept(await keepPrices(context, actor, table.good), fields);
  if (refused) return refused;
  const whole = table.bad.length === 0 && !table.more;
  return { ok: true, toast: "estimatePrice", to, report: whole ? undefined : reportOf(table) };
}
