import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { linesCsv } from "~/features/materials/material-express/material-csv.server.ts";
import { orderView } from "~/features/materials/material-express/material-express.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The lines of an order as a spreadsheet reads them, with what came of each and what was billed. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const view = await orderView(context, actor, params.order ?? "", new URLSearchParams());
  if (!view) throw refusal("not-found");
  return fileAnswer(linesCsv(view, context.language), { name: "material.csv", kept: true });
}
