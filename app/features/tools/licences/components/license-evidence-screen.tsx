import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { LICENCE_LIMITS } from "../licences.limits.ts";
import { Problem, type Sent } from "./sent.tsx";

interface LicenseEvidenceScreenProps {
  check?: { id: string; name: string };
  idem: string;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** A picture or a document of the official record, for one check. */
export function LicenseEvidenceScreen({ check, idem, tooLarge, sent }: LicenseEvidenceScreenProps) {
  const t = useText("license-check");
  const checker = useText("license-checker");
  const shell = useText("shell");
  const id = check?.id ?? sent?.fields.check;
  const words = { most: LICENCE_LIMITS.evidence };
  const say = (key: string) =>
    key.startsWith("evidence.")
      ? t(key as Key<"license-check">, words)
      : checker(key as Key<"license-checker">);
  const error = tooLarge ? "evidence.errors.tooLarge" : sent?.errors.file;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("licenseEvidence"))}
        title={shell("screens.licenseEvidence.title")}
      >
        <p>{t("evidence.lead")}</p>
      </PageHeading>
      <Problem
        sent={tooLarge ? { fields: {}, errors: { file: "evidence.errors.tooLarge" } } : sent}
        title={checker("errors.summary")}
        say={say}
      />
      {id ? (
        <form
          method="post"
          action={`/license-evidence?check=${id}`}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          {check && (
            <p>
              {t("evidence.of")}{" "}
              <bdi translate="no" className="font-bold wrap-anywhere">
                {check.name}
              </bdi>
            </p>
          )}
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="check" value={id} />
          <Field
            name="file"
            type="file"
            accept={ACCEPTED.document}
            label={t("evidence.file")}
            hint={t("evidence.hint", words)}
            error={error && say(error)}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button name="intent" value="evidence">
              {t("evidence.keep")}
            </Button>
            <TextLink href={`/license-check/${id}`}>{t("proof.back")}</TextLink>
          </div>
        </form>
      ) : (
        <Notice
          title={t("evidence.which")}
          action={<TextLink href="/license-checker">{t("back")}</TextLink>}
        />
      )}
    </div>
  );
}
