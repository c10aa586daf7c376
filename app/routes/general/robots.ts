import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

export function loader({ context }: LoaderFunctionArgs) {
  const body = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /functions/",
    "Disallow: /dev/",
    // Every search may ask a provider that is paid for.
    "Disallow: /search?",
    `Sitemap: ${context.origin}/sitemap.xml`,
    "",
  ];
  return new Response(body.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
