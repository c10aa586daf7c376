import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { staySplitCsv } from "~/features/equipment/lodging/stay.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What a stay costs by worker and by job, for its two sides. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("stay")?.slice(0, 60) ?? "";
  const file = await staySplitCsv(context, await presentReader(context), id);
  if (file === undefined) throw refusal("not-found");
  return fileAnswer(file, { name: "crew-stay.csv", kept: true });
}
