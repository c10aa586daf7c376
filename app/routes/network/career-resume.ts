import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { careerResume } from "~/features/network/careers/cv.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Somebody's profile, for programs that read JSON Résumé. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const resume = await careerResume(context, await presentReader(context), params.person ?? "");
  if (!resume) throw refusal("not-found");
  return Response.json(resume, { headers: { "Content-Disposition": 'attachment; filename="resume.json"' } });
}
