import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { CheckView } from "../licences.view.server.ts";
import { CheckFacts, Findings } from "./check-parts.tsx";

/** The proof that somebody looked, and what they read, on one sheet. */
export function ProofSheet({ view }: { view: CheckView }) {
  const t = useText("license-check");
  const checker = useText("license-checker");
  const { date } = useFormat();
  const { check, files } = view;
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1 border-b-4 border-ink pb-4">
        <h1 className="text-2xl font-bold">{t("proof.title")}</h1>
        <p className="text-lg wrap-anywhere">
          <bdi translate="no">
            {check.name || check.offeredAs} · {view.stateName} {check.number}
          </bdi>
        </p>
        {check.sample && <p className="font-bold">{checker("sample")}</p>}
      </header>
      <p className="max-w-prose font-medium">{t("proof.what")}</p>
      <CheckFacts view={view} />
      <Findings view={view} />
      {files.length > 0 && (
        <section className="grid gap-1">
          <h2 className="text-xl font-bold">{t("evidence.title")}</h2>
          <ul className="list-disc ps-6">
            {files.map((file) => (
              <li key={file.id}>
                <bdi translate="no">{file.name}</bdi> ({date(file.createdAt)})
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="pt-8">
        {t("proof.signature")}: <span className="inline-block w-64 border-b border-ink" />
      </p>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <span className="contents noscript:hidden">
          <Button type="button" variant="outline" onClick={() => window.print()}>
            {t("proof.print")}
          </Button>
        </span>
        <TextLink href={`/license-check/${check.id}`}>{t("proof.back")}</TextLink>
      </div>
    </div>
  );
}
