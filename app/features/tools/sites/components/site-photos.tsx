import { fileHref } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SiteView } from "../site.view.server.ts";
import { SITE_LIMITS } from "../sites.limits.ts";

/** What the site looks like: its photos, and where one is added. */
export default function SitePhotos({ view }: { view: SiteView }) {
  const t = useText("site-photo");
  const { site, photos, mayWrite } = view;
  return (
    <TitledSection id="photos" title={t("title")} className="grid gap-4 print:hidden">
      {photos.length === 0 ? (
        <p className="max-w-prose text-muted">{t("none")}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {photos.map(({ id, name, width, height }, n) => (
            <li key={id} className="grid content-start gap-2">
              <a href={fileHref(id)} className="block">
                <img
                  src={fileHref(id)}
                  alt={t("alt", { n: n + 1, site: site.name })}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                  className="max-h-80 w-full border border-line bg-sunken object-contain"
                />
              </a>
              {mayWrite && (
                <form method="post" action={`/site-photo?site=${site.id}`} data-reload>
                  <input type="hidden" name="site" value={site.id} />
                  <input type="hidden" name="file" value={id} />
                  <Button name="intent" value="drop" variant="link" className="px-0">
                    {t("drop", { name: isolated(name) })}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && photos.length < SITE_LIMITS.photos && (
        <p>
          <TextLink href={`/site-photo?site=${site.id}`}>{t("add")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}
