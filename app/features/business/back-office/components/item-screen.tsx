import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { askAbout, requestPath } from "../bookkeeper.limits.ts";
import { DESK, itemPath } from "../desk.limits.ts";
import type { ItemView } from "../desk.view.server.ts";
import { FileField, PaperFields, Problem, tooLargeSent, useProcessTexts, useSay } from "./desk-parts.tsx";

interface ItemScreenProps {
  view: ItemView;
  tooLarge?: boolean;
  sent?: Sent;
}

/** What looks the same, each with its page, and the press that says that both are right. */
function Twins({ view }: ItemScreenProps) {
  const t = useText("back-office");
  const say = useSay();
  const { money, date } = useFormat();
  const { item, twins, standing } = view;
  if (twins.length === 0) return null;
  const isOpen = standing.state === "new" || standing.state === "coded";
  return (
    <TitledSection id="twin" title={t("twin.title")} className="grid gap-3">
      <p className="max-w-prose">{t(item.keptTwice ? "twin.kept" : "twin.text")}</p>
      <ul className="grid">
        {twins.map((twin) => (
          <li key={twin.id} className="flex flex-wrap items-center gap-x-3">
            <TextLink href={itemPath(twin.id)}>
              {twin.vendor ? <Typed text={twin.vendor} /> : t("unnamed")}
            </TextLink>
            <bdi>{money(twin.cents)}</bdi>
            {twin.spentOn && <span>{isolated(date(twin.spentOn))}</span>}
            <span>{say(`states.${twin.state}`)}</span>
          </li>
        ))}
      </ul>
      {isOpen && !item.keptTwice && !view.readOnly && (
        <form method="post" data-reload>
          <input type="hidden" name="version" value={item.version} />
          <Button name="intent" value="keep" variant="outline">
            {t("twin.keep")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function Code({ view, sent }: ItemScreenProps) {
  const t = useText("back-office");
  const { number } = useFormat();
  const { item, suggestion } = view;
  const form = formOf(["code"], sent, {
    ...{ kind: item.kind, vendor: item.vendor, spentOn: item.spentOn ?? "", note: item.note },
    ...{ amount: item.cents > 0 ? typedDollars(item.cents) : "", project: item.projectId ?? "" },
    code: item.code || view.proposals[0]?.code || (suggestion?.code ?? ""),
  });
  const hint =
    suggestion &&
    t("suggested", {
      code: isolated(suggestion.code),
      n: number(suggestion.n),
      of: number(suggestion.of),
    });
  return (
    <TitledSection id="code-form" title={t("code.title")} className="grid gap-4 print:hidden">
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.code} />
        <input type="hidden" name="version" value={item.version} />
        <PaperFields form={form} jobs={view.jobs} codeHint={hint} />
        <Button name="intent" value="code" size="lg" className="justify-self-start max-sm:w-full">
          {t("code.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** What bookkeepers proposed, and the way to ask one. */
function Bookkeeper({ view }: ItemScreenProps) {
  const t = useText("back-office");
  const { item, proposals, mayCode, readOnly } = view;
  const mayAsk = mayCode && !readOnly;
  if (proposals.length === 0 && !mayAsk) return null;
  return (
    <TitledSection id="bookkeeper" title={t("bookkeeper.title")} className="grid gap-2">
      {proposals.map(({ request, code, note, by }) => (
        <p key={request} className="flex flex-wrap items-center gap-x-3">
          <TextLink href={requestPath(request)}>{t("bookkeeper.by", { name: isolated(by) })}</TextLink>
          {code && (
            <bdi translate="no" className="font-bold">
              {code}
            </bdi>
          )}
          {note && <Typed text={note} />}
        </p>
      ))}
      {mayAsk && (
        <p className="print:hidden">
          <TextLink href={askAbout(item.id)}>{t("bookkeeper.ask")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

/** One paper: its picture, what it says, what looks the same, and the next step. */
export default function ItemScreen({ view, tooLarge, sent: posted }: ItemScreenProps) {
  const t = useText("back-office");
  const say = useSay();
  const texts = useProcessTexts();
  const { money, date } = useFormat();
  const { item, standing, readOnly } = view;
  const sent = tooLarge ? tooLargeSent("file") : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const file = formOf(["file"], sent);
  const isOpen = standing.state !== "posted" && standing.state !== "dropped";
  const pictures = view.files.filter(({ type }) => type.startsWith("image/"));
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={DESK}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {item.vendor ? <Typed text={item.vendor} /> : t("unnamed")}
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {item.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <bdi className="text-xl font-bold tabular-nums">
            {item.cents > 0 ? money(item.cents) : t("noAmount")}
          </bdi>
          <span>{say(`kinds.${item.kind}`)}</span>
          {item.spentOn && <span>{isolated(date(item.spentOn))}</span>}
          {item.code && (
            <span>
              {t("fields.code")}: <bdi translate="no">{item.code}</bdi>
            </span>
          )}
          {item.projectId && item.project && (
            <TextLink href={`/project-costs/${item.projectId}`}>
              <Typed text={item.project} />
            </TextLink>
          )}
        </p>
        {item.note && (
          <p className="max-w-prose">
            <Typed text={item.note} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {standing.state === "coded" && view.codedByMe && !readOnly && (
        <p className="max-w-prose text-muted">{t("another")}</p>
      )}
      {standing.state === "approved" && <Notice title={t(item.projectId ? "toJob" : "toNoJob")} />}
      <Twins view={view} />
      {pictures.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2" aria-label={t("files")}>
          {pictures.map(({ id, name }) => (
            <li key={id}>
              <img
                src={fileHref(id)}
                alt={t("picture", { name })}
                className="max-h-120 max-w-full border border-line"
              />
            </li>
          ))}
        </ul>
      )}
      <FileList
        id="papers"
        title={t("documents")}
        files={view.files.filter(({ type }) => !type.startsWith("image/"))}
        href={fileHref}
      />
      <Bookkeeper view={view} />
      {view.mayCode && !readOnly && <Code view={view} sent={sent} />}
      {isOpen && !readOnly && (
        <Fold title={t("addFile")} open={file.isSent}>
          <form
            method="post"
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={file.idem ?? view.keys.file} />
            <FileField form={file} intent="file" />
            <Button name="intent" value="file" variant="outline" className="justify-self-start max-sm:w-full">
              {t("addFile")}
            </Button>
          </form>
        </Fold>
      )}
      <TitledSection id="history" title={t("history")} className="grid gap-3">
        <ProcessTimeline events={view.timeline} texts={texts} />
      </TitledSection>
    </div>
  );
}
