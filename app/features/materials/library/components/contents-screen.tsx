import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { contentsPath, LIBRARY, readPath } from "../library.limits.ts";
import type { ContentsView } from "../library.view.server.ts";

/** What is in a product: for its buyer the way into each part, for others one part and what the rest is about. */
export function ContentsScreen({ view }: { view: ContentsView }) {
  const t = useText("library");
  const { language } = useLanguage();
  const { good, name, owned, parts } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <Breadcrumbs
        label={t("trail")}
        trail={[
          { href: LIBRARY, text: t("title") },
          { href: contentsPath(good), text: name },
        ]}
      />
      <PageHeading sheet={sheetNumber(screen("libraryContents"))} title={name}>
        <p>{t(owned ? "contentsText" : "locked")}</p>
      </PageHeading>
      {!owned && (
        <p>
          <a href={`/shop/product/${good}`} className={buttonClass()}>
            {t("buy")}
          </a>
        </p>
      )}
      <ol aria-label={t("contents")} className="grid border-t-2 border-ink">
        {parts.map(({ slug, title, kind, open, free, answered }, n) => (
          <li
            key={slug}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="w-8 font-mono text-muted tabular-nums">{n + 1}</span>
            <span className="grid min-w-0 flex-1">
              {open ? (
                <TextLink href={readPath(good, slug)} lang={language}>
                  {title}
                </TextLink>
              ) : (
                <span lang={language} className="font-medium">
                  {title}
                </span>
              )}
              <span className="text-sm text-muted">{t(`kinds.${kind}`)}</span>
            </span>
            {answered && <Badge>{t("right", { right: answered[0], of: answered[1] })}</Badge>}
            {!owned &&
              (free ? (
                <Badge>{t("sample")}</Badge>
              ) : (
                <span className="text-sm text-muted">{t("closed")}</span>
              ))}
          </li>
        ))}
      </ol>
      {good === "contract-template-bundle" && <Notice title={t("legalTitle")}>{t("legalText")}</Notice>}
    </div>
  );
}
