import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { PERMIT_LIMITS, PERMITS, permitPath } from "../permits.limits.ts";

interface FilesScreenProps {
  permit?: { id: string; name: string };
  idem: string;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** One more drawing, card or letter of a permit. */
export default function FilesScreen({ permit, idem, tooLarge, sent }: FilesScreenProps) {
  const t = useText("permits");
  const shell = useText("shell");
  const key = tooLarge ? "errors.file_tooLarge" : (sent?.errors.file ?? sent?.problem);
  const error = key && t(key as Key<"permits">);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("permitFiles"))} title={shell("screens.permitFiles.title")}>
        <p>{t("files.lead")}</p>
      </PageHeading>
      {permit ? (
        <form
          method="post"
          action={`/permit-files?permit=${permit.id}`}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <p>
            <bdi translate="no" className="font-bold wrap-anywhere">
              {permit.name}
            </bdi>
          </p>
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="permit" value={permit.id} />
          <Field
            name="file"
            type="file"
            accept={ACCEPTED.document}
            label={t("files.file")}
            hint={t("files.hint", { most: PERMIT_LIMITS.files })}
            error={error}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button name="intent" value="file">
              {t("files.keep")}
            </Button>
            <TextLink href={permitPath(permit.id)}>{t("inspector.back")}</TextLink>
          </div>
        </form>
      ) : (
        <Notice title={error ?? t("files.which")} action={<TextLink href={PERMITS}>{t("back")}</TextLink>} />
      )}
    </div>
  );
}
