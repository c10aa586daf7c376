import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translator } from "~/i18n/catalogue.server.ts";
import { directionOf } from "~/i18n/languages.ts";

/** What a phone needs to keep the site on its home screen, in the visitor's language. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context;
  const t = translator(language, "shell");
  const manifest = {
    name: t("product"),
    short_name: t("product"),
    description: translator(language, "screen-descriptions")("home"),
    lang: language,
    dir: directionOf(language),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f7f6f3",
    theme_color: "#f7f6f3",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "private, max-age=3600",
      Vary: "Accept-Language, Cookie",
    },
  });
}
