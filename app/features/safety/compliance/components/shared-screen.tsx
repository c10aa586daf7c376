import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { SharedSubjectView } from "../compliance.view.server.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import { CellBadge, Entry, Problem } from "./form-parts.tsx";

interface SharedScreenProps {
  view: SharedSubjectView;
  /** The address of this page. */
  here: string;
  /** The name that was printed here last. */
  name?: string;
  /** A body that was too large was not read. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** What a firm or a worker has to send, for whoever opens the link, without an account. */
export default function SharedScreen({ view, here, name, tooLarge, sent }: SharedScreenProps) {
  const t = useText("compliance");
  const { subject, chosen } = view;
  const problem = tooLarge ? { fields: { intent: "send" }, errors: { file: "errors.file_tooLarge" } } : sent;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={subject.called} />
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <Entry cleared={view.cleared} big />
          {subject.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        <p className="max-w-prose">{t(view.cleared ? "shared.done" : "shared.lead")}</p>
      </header>
      <Problem sent={problem} />
      {!view.mayUpload && <Notice title={t("shared.readOnly")} />}
      {chosen && (
        <TitledSection
          id="send"
          title={t("shared.sendTitle", { kind: t(`kinds.${chosen.kind}`) })}
          className="grid gap-4"
        >
          <EvidenceForm
            item={chosen}
            idem={view.idem}
            legalName={subject.legalName}
            byLink
            name={name}
            sent={problem}
          />
        </TitledSection>
      )}
      <TitledSection id="items" title={t("subject.items")} className="grid gap-3">
        {view.lines.length === 0 && <p className="text-muted">{t("nothingAsked")}</p>}
        <ul className="border-t-2 border-ink">
          {view.lines.map((line) => (
            <li key={line.id} className="grid gap-2 border-b border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="text-lg font-bold">{t(`kinds.${line.kind}`)}</span>
                <CellBadge cell={line} />
              </div>
              {line.sent && <p>{t("shared.waits")}</p>}
              {view.mayUpload && line.sent && (
                <form method="post" encType="multipart/form-data" noValidate data-reload>
                  <input type="hidden" name="idem" value={view.idem} />
                  <input type="hidden" name="evidence" value={line.sent.id} />
                  <input type="hidden" name="version" value={line.sent.version} />
                  <Button name="intent" value="withdraw" variant="outline">
                    {t("item.withdraw")}
                  </Button>
                </form>
              )}
              {view.mayUpload && !line.sent && line.state !== "accepted" && line.state !== "in_review" && (
                <a
                  href={`${here}?item=${line.id}#send`}
                  className="inline-flex min-h-14 items-center text-lg font-bold underline"
                >
                  {t(line.state === "expiring" ? "shared.renew" : "shared.send")}
                  <span className="sr-only">: {t(`kinds.${line.kind}`)}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
