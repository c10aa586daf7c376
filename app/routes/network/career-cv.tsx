import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCv } from "~/features/network/careers/components/drawn-screens.tsx";
import { cvPage } from "~/features/network/careers/cv.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["careers"] };

/** Somebody's profile on one page to print, in the language that is asked for. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("in");
  const language = LANGUAGES.find((one) => one === asked) ?? context.language;
  const page = await cvPage(context, await presentReader(context), params.person ?? "", language);
  if (!page) throw refusal("not-found");
  return { page, pageTitle: page.name };
}

export default function CareerCvRoute() {
  return <DrawnCv page={useLoaderData<typeof loader>().page} />;
}
