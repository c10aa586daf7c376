import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { pricesCsv } from "~/features/tools/estimates/estimates-csv.server.ts";
import { readPrices } from "~/features/tools/estimates/price-book.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The own prices of whoever asks, guests too; whoever has none gets the headings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const prices = await readPrices(context.db, await presentReader(context));
  return fileAnswer(pricesCsv(context.language, prices), { name: "price-book.csv", kept: true });
}
