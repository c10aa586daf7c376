import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { compliancePack } from "~/features/safety/compliance/compliance-files.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Every requirement and every file of whoever asks, as one archive for an auditor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const project = (new URL(request.url).searchParams.get("project") ?? "").slice(0, 60);
  const actor = await presentReader(context);
  if (!actor) throw refusal("not-found");
  const { db, now, env, language } = context;
  return new Response(compliancePack({ db, now, bucket: env.pictures }, actor, { language, project }), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="compliance-${context.today}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
