import { ChainList, type ChainRecord } from "~/engines/chain/chain.ts";
import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BIDS, lettersPath, levelingPath, BID_LIMITS as MOST } from "../bids.limits.ts";
import type { PackageView } from "../bids.view.server.ts";
import { Invites } from "./invites-part.tsx";
import { PackageFields } from "./package-fields.tsx";
import {
  Addenda,
  ClockField,
  Documents,
  Due,
  Facts,
  Problem,
  Questions,
  tooLargeSent,
  useProcessTexts,
  useSay,
} from "./parts.tsx";
import { Scope } from "./scope-part.tsx";

interface PackageScreenProps {
  view: PackageView;
  chain: readonly ChainRecord[];
  tooLarge?: boolean;
  sent?: Sent;
}
type Part = Pick<PackageScreenProps, "view" | "sent">;

function Edit({ view, sent }: Part) {
  const t = useText("bids");
  const { package: one } = view;
  const form = formOf(["edit"], sent, {
    ...{ topic: one.topic, trade: one.trade, scope: one.scope, zone: one.siteZone },
    ...{ dueDay: one.due.day, dueTime: one.due.time },
    ...{ sealed: one.sealed ? "on" : "", bond: one.bond ? "on" : "" },
  });
  return (
    <Fold title={t("edit.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={one.version} />
        <PackageFields form={form} ofProject={one.projectId !== null} />
        <Button name="intent" value="edit" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

function NewAddendum({ view, sent }: Part) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["addendum"], sent);
  return (
    <Fold title={t("addenda.add")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.package.version} />
        <TypedField
          form={form}
          say={say}
          name="addendum"
          label={t("addenda.text")}
          hint={t("addenda.hint")}
          most={MOST.addendum}
          long
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField form={form} say={say} name="newDay" label={t("fields.newDay")} type="date" />
          <ClockField form={form} name="newTime" label={t("fields.newTime")} />
        </div>
        <Button name="intent" value="addendum" className="justify-self-start max-sm:w-full">
          {t("addenda.send")}
        </Button>
      </form>
    </Fold>
  );
}

function Again({ view, sent }: Part) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["again"], sent, { newTime: view.package.due.time });
  return (
    <TitledSection id="again" title={t("again.title")} className="grid gap-4">
      <p className="max-w-prose">{t("again.text")}</p>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.again} />
        <input type="hidden" name="version" value={view.package.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField form={form} say={say} name="newDay" label={t("fields.newDay")} type="date" />
          <ClockField form={form} name="newTime" label={t("fields.newTime")} />
        </div>
        <Button name="intent" value="again" className="justify-self-start max-sm:w-full">
          {t("transitions.again")}
        </Button>
      </form>
    </TitledSection>
  );
}

function AddFile({ view, sent }: Part) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["file"], sent);
  const error = form.error("file");
  return (
    <Fold title={t("files.add")} open={form.isSent}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.keys.file} />
        <Field
          name="file"
          type="file"
          accept={ACCEPTED.document}
          label={t("files.file")}
          hint={t("files.hint")}
          error={error && say(error)}
        />
        <Button name="intent" value="file" variant="outline" className="justify-self-start">
          {t("files.send")}
        </Button>
      </form>
    </Fold>
  );
}

function AnswerQuestion({ id, sent }: { id: string; sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const form = formOf(["answer"], sent?.fields.question === id ? sent : undefined);
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-3" data-reload>
      <input type="hidden" name="question" value={id} />
      <TypedField
        form={form}
        say={say}
        name="answer"
        id={`answer-${id}`}
        label={t("questions.answer")}
        most={MOST.question}
        long
      />
      <Button name="intent" value="answer" variant="outline" className="justify-self-start">
        {t("questions.send")}
      </Button>
    </form>
  );
}

/** A package for its buyer: scope, documents, who is asked, what is added and asked, and how far it has come. */
export default function PackageScreen({ view, chain, tooLarge, sent: posted }: PackageScreenProps) {
  const t = useText("bids");
  const say = useSay();
  const texts = useProcessTexts();
  const { moment } = useFormat();
  const { package: one, standing, readOnly } = view;
  const sent = tooLarge ? tooLargeSent() : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const isOpen = standing.state === "open" && !one.isDue;
  const isDraft = standing.state === "draft";
  const won = view.invites.find(({ id }) => id === one.awardedTo);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={BIDS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={one.topic} />
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <span>{say(`trades.${one.trade}`)}</span>
          {one.project && <Typed text={one.project} />}
        </p>
        <Facts
          rows={[
            [t("due.label"), <Due key="due" dueAt={one.dueAt} zone={one.siteZone} now={view.now} />],
            [t("fields.seal"), t(one.sealed ? "seal.sealed" : "seal.open")],
            ...(one.bond ? [[t("fields.bond"), t("yes")] as const] : []),
            ...(one.openedAt
              ? [[t("seal.opened"), isolated(moment(one.openedAt, one.siteZone))] as const]
              : []),
            ...(won ? [[t("award.to"), <Typed key="won" text={won.company} />] as const] : []),
            ...(one.awardReason
              ? [[t("award.reason"), <Typed key="why" text={one.awardReason} />] as const]
              : []),
          ]}
        />
        {one.scope && (
          <p className="max-w-prose">
            <Typed text={one.scope} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={one.siteZone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {view.leveling && (
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={levelingPath(one.id)}>{t("level.title")}</TextLink>
          {(standing.state === "awarded" || view.isExample) && (
            <TextLink href={lettersPath(one.id)}>{t("letters.title")}</TextLink>
          )}
        </p>
      )}
      {view.mayOpenAgain && !readOnly && <Again view={view} sent={sent} />}
      {isDraft && !readOnly && <Edit view={view} sent={sent} />}
      <Scope view={view} sent={sent} />
      <Documents files={view.files} href={fileHref} />
      {(isDraft || isOpen) && !readOnly && <AddFile view={view} sent={sent} />}
      <Invites view={view} sent={sent} />
      {(one.addenda.length > 0 || isOpen) && (
        <TitledSection id="addenda" title={t("addenda.title")} className="grid gap-3">
          {one.addenda.length > 0 && <Addenda addenda={one.addenda} zone={one.siteZone} />}
          {isOpen && !readOnly && <NewAddendum view={view} sent={sent} />}
        </TitledSection>
      )}
      <TitledSection id="questions" title={t("questions.title")} className="grid gap-3">
        <p className="max-w-prose text-muted">{t("questions.text")}</p>
        {view.questions.length === 0 ? (
          <Notice title={t("questions.none")} />
        ) : (
          <Questions questions={view.questions}>
            {readOnly ? undefined : (id) => <AnswerQuestion id={id} sent={sent} />}
          </Questions>
        )}
      </TitledSection>
      <ChainList records={chain} here={{ kind: "bidPackage", id: one.id }} />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={one.siteZone} />
        </TitledSection>
      )}
      {view.mayRemove && (
        <Fold title={t("remove.title")}>
          <form method="post" className="grid gap-4" data-reload>
            <input type="hidden" name="version" value={one.version} />
            <p className="max-w-prose">{t("remove.text")}</p>
            <Button name="intent" value="remove" variant="outline" className="justify-self-start">
              {t("remove.title")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}
