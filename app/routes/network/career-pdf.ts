import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { cvPdf } from "~/features/network/careers/cv.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Somebody's profile on one page, in the language that is asked for. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("in");
  const language = LANGUAGES.find((one) => one === asked) ?? context.language;
  const paper = await cvPdf(context, await presentReader(context), params.person ?? "", language);
  if (!paper) throw refusal("not-found");
  return fileAnswer(paper, { name: "cv.pdf", kept: true });
}
