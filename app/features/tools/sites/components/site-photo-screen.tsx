import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { SentPhoto } from "../photos.form.server.ts";
import { SITE_LIMITS } from "../sites.limits.ts";

interface SitePhotoScreenProps {
  site?: { id: string; name: string };
  idem: string;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: SentPhoto;
}

/** A photo of a site, so that a driver knows the gate. */
export function SitePhotoScreen({ site, idem, tooLarge, sent }: SitePhotoScreenProps) {
  const t = useText("site-photo");
  const shell = useText("shell");
  const id = site?.id ?? sent?.site;
  const say = (key: string) => t(key as Key<"site-photo">, { most: SITE_LIMITS.photos });
  const error = tooLarge ? "errors.tooLarge" : sent?.file;
  const problem = sent?.problem;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("sitePhoto"))} title={shell("screens.sitePhoto.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {(error || problem) && (
        <ErrorSummary
          title={t("errors.summary")}
          message={problem && say(problem)}
          items={error ? [{ field: "file", message: say(error) }] : []}
        />
      )}
      {id ? (
        <form
          method="post"
          action={`/site-photo?site=${id}`}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          {site && (
            <p>
              {t("of")}{" "}
              <bdi translate="no" className="font-bold wrap-anywhere">
                {site.name}
              </bdi>
            </p>
          )}
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="site" value={id} />
          <Field
            name="file"
            type="file"
            accept={ACCEPTED.picture}
            label={t("file")}
            hint={t("hint", { most: SITE_LIMITS.photos })}
            error={error && say(error)}
          />
          <p className="max-w-prose text-muted">{t("place")}</p>
          <div className="flex flex-wrap items-center gap-4">
            <Button name="intent" value="photo">
              {t("keep")}
            </Button>
            <TextLink href={`/job-site/${id}`}>{t("back")}</TextLink>
          </div>
        </form>
      ) : (
        <Notice title={t("which")} action={<TextLink href="/job-site-locator">{t("toSites")}</TextLink>} />
      )}
    </div>
  );
}
