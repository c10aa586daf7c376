import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HeldNoticeView } from "../crew-notice.view.server.ts";
import { useReason } from "./reason-words.ts";

function Task({ task }: { task: HeldNoticeView["tasks"][number] }) {
  const t = useText("crew-notice");
  const { date } = useFormat();
  const say = useReason();
  const { next, stops } = task;
  const outcome =
    next.is === "waits" ? t("next.waits") : t(`next.${next.is}`, { day: isolated(date(next.day)) });
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <h2 className="text-lg font-bold wrap-anywhere">
        <span className="tabular-nums">{task.number}</span> <bdi translate="no">{task.name}</bdi>
      </h2>
      {(task.crew || task.location) && (
        <p className="flex flex-wrap gap-x-4 text-muted">
          {task.crew && <bdi translate="no">{task.crew}</bdi>}
          {task.location && <bdi translate="no">{task.location}</bdi>}
        </p>
      )}
      <p className="text-lg font-bold">{outcome}</p>
      <p className="text-muted">
        {t("planned", { from: isolated(date(task.from)), to: isolated(date(task.to)) })}
      </p>
      {stops.length > 0 && (
        <ul className="grid gap-1 border-s-4 border-danger ps-3">
          {stops.map(({ day, reasons }) => (
            <li key={day}>{t("stop", { day: isolated(date(day)), why: reasons.map(say).join("; ") })}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the weather changes for a crew, as it was when it was told: read on a phone, without an account. */
export default function CrewNoticeScreen({ view }: { view: HeldNoticeView }) {
  const t = useText("crew-notice");
  const weather = useText("weather");
  const { moment } = useFormat();
  const { source, zone } = view;
  const time = source.at ? isolated(moment(source.at, zone)) : "";
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b-2 border-ink pb-4">
        <h1 className="text-2xl font-bold sm:text-3xl">{t("title")}</h1>
        <p className="text-lg font-medium">
          <Typed text={view.title} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {view.site && <Typed text={view.site} />}
          {view.crew && <span>{t("for", { crew: isolated(view.crew) })}</span>}
          <span>{t("told", { time: isolated(moment(view.at, zone)) })}</span>
        </p>
      </header>
      {view.isOld && <Notice tone="warn" title={t("newer")} />}
      {source.kind === "sample" && <Notice tone="warn" title={t("onSample")} />}
      {source.stale && <Notice tone="warn" title={weather("source.stale")} />}
      {view.note && (
        <p className="max-w-prose text-lg whitespace-pre-line">
          <Typed text={view.note} />
        </p>
      )}
      <ol className="border-t border-line">
        {view.tasks.map((task) => (
          <Task key={task.number} task={task} />
        ))}
      </ol>
      <div className="grid max-w-prose gap-2 text-sm text-muted">
        <p>{weather(`source.${source.kind as "sample"}`, { time })}</p>
        <p>{t("asOf")}</p>
        <p>{weather("matrix.verify")}</p>
      </div>
    </div>
  );
}
