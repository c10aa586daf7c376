import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { wantsLessMotion } from "~/lib/motion.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { ALL, GENRES, SONG_LANGUAGES } from "../songs.data.ts";
import type { ListedSong, Music } from "../start-day.queries.server.ts";
import { fieldsOf, MusicForm } from "./music-form.tsx";
import { SongPlayer } from "./song-player.tsx";

/** The panel comes into view when it has unfolded, and stays clear of the top of the window. */
const SCROLL_AFTER_MS = 300;
const SCROLL_OFFSET_PX = -60;

function scrollThere(element: Element): void {
  const top = element.getBoundingClientRect().top + window.scrollY + SCROLL_OFFSET_PX;
  window.scrollTo({ top, behavior: wantsLessMotion() ? "auto" : "smooth" });
}

interface FilterProps {
  name: "songs" | "genre";
  label: string;
  value: string;
  options: { value: string; text: string }[];
}

/** Filters at once where scripts run; the form's button does it where they do not. */
function Filter({ name, label, value, options }: FilterProps) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const element = select.current;
    if (!element) return;
    // Chosen before the scripts ran: what the visitor sees in the field is what they want.
    if (shown.current === undefined && element.value !== value) element.form?.requestSubmit();
    else element.value = value;
    shown.current = value;
  }, [value]);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={`music-${name}`} className="font-medium">
        {label}
      </label>
      <select
        ref={select}
        id={`music-${name}`}
        name={name}
        defaultValue={value}
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-12 w-full rounded-control border border-control bg-surface px-3 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Filters({ music }: { music: Music }) {
  const t = useText("start-day");
  const { song, player, overlay } = fieldsOf(music);
  const all = { value: ALL, text: t("music.all") };
  return (
    <MusicForm fields={{ song, player, overlay }} className="grid gap-4 sm:grid-cols-2">
      <Filter
        name="songs"
        label={t("music.language")}
        value={music.songs}
        options={[all, ...SONG_LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))]}
      />
      <Filter
        name="genre"
        label={t("music.genre")}
        value={music.genre}
        options={[all, ...GENRES.map((value) => ({ value, text: t(`genres.${value}`) }))]}
      />
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <span className="hidden noscript:contents">
          <Button variant="outline">{t("music.apply")}</Button>
        </span>
        <Button name="pick" value={music.nextSeed} variant="secondary">
          <Icon name="shuffle" />
          {t("music.random")}
        </Button>
      </p>
    </MusicForm>
  );
}

function SongRow({ song, chosen }: { song: ListedSong; chosen: boolean }) {
  const t = useText("start-day");
  const { title, artist } = song;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="submit"
        name="song"
        value={song.id}
        aria-current={chosen || undefined}
        className={`grid min-h-12 w-full cursor-pointer grid-cols-[1fr_auto] items-center gap-x-3 px-2 py-2 text-start hover:bg-sunken ${chosen ? "border-s-4 border-accent bg-tint" : ""}`}
      >
        <span className="font-medium">
          <bdi translate="no">{title}</bdi>
        </span>
        <span className="text-end text-sm text-muted">{t(`genres.${song.genre}`)}</span>
        <span className="text-sm text-muted">
          <bdi translate="no">{artist}</bdi>
          {!song.hasVideo && ` · ${t("music.withoutVideo")}`}
        </span>
        <span className="text-end text-sm text-muted">{t(`languages.${song.language}`)}</span>
      </button>
    </li>
  );
}

export function MusicPanel({ music }: { music: Music }) {
  const t = useText("start-day");
  const panel = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { songs, genre, player, overlay } = fieldsOf(music);

  function bringIntoView() {
    clearTimeout(timer.current);
    const element = panel.current;
    if (element?.open) timer.current = setTimeout(() => scrollThere(element), SCROLL_AFTER_MS);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a panel that was opened before scripts ran
  useEffect(() => {
    if (!music.open) bringIntoView();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <section id="music" aria-label={t("music.title")} className="grid gap-4 border-t border-line pt-2">
      <details ref={panel} open={music.open} onToggle={bringIntoView} className="group peer">
        <summary className="flex min-h-12 items-center gap-2 font-medium text-blueprint">
          <Icon name="music" />
          <span className="group-open:hidden">{t("music.add")}</span>
          <span className="hidden group-open:inline">{t("music.hide")}</span>
          <Icon name="chevron-down" className="ms-auto size-5 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-3">
          <Filters music={music} />
          {music.list.length > 0 ? (
            <div className="grid gap-2">
              <p role="status" className="text-sm text-muted">
                {t("music.count", { count: music.list.length })}
              </p>
              <MusicForm fields={{ songs, genre, player, overlay }}>
                <ul className="max-h-88 overflow-y-auto border-y border-line">
                  {music.list.map((song) => (
                    <SongRow key={song.id} song={song} chosen={song.id === music.song?.id} />
                  ))}
                </ul>
              </MusicForm>
            </div>
          ) : (
            <p role="status" className="border border-dashed border-control p-4">
              {t("music.none")}
            </p>
          )}
        </div>
      </details>
      {music.song && <SongPlayer music={music} song={music.song} />}
    </section>
  );
}
