import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LANGUAGES } from "~/i18n/languages.ts";
import { listedScreens } from "~/site-map.ts";

/** Every public screen in every language, for search engines. */
export function loader({ context }: LoaderFunctionArgs) {
  const urls = listedScreens().map(({ path }) => {
    const location = `${context.origin}${path}`;
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${location}?lang=${language}"/>`,
    );
    return `<url><loc>${location}</loc>${alternates.join("")}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
