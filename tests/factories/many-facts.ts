/**
 * Statements that fill a workspace with rows that figures are made of, spread evenly over the two years up to a day: a quarter
 * each of deals, punch items, their steps and shifts.
 */
export function manyFacts({
  workspace,
  today,
  count,
}: {
  workspace: string;
  today: string;
  count: number;
}): string[] {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count / 4})`;
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const [own, day] = [text(workspace), `date(${text(today)}, '-' || (n.i % 730) || ' days')`];
  const [at, atEnd] = [`(${day} || 'T12:00:00.000Z')`, `(${day} || 'T20:00:00.000Z')`];
  const id = (kind: string) => `(${text(kind)} || n.i || '-' || ${own})`;
  const one = (kind: string) => text(`${kind}-${workspace}`);
  return [
    `insert into deals (id, workspace_id, title, contact_id, source, job_type, value_cents, next_action,
        next_on, last_activity_at, closed_at, state, state_since, created_at)
      ${numbers} select ${id("deal")}, ${own}, 'Deck ' || n.i, 'c', 'ad', 'deck', 1000, 'Call', ${text(today)}, ${at}, ${at},
        case n.i % 2 when 0 then 'won' else 'lost' end, ${at}, ${at} from n`,
    `insert into projects (id, workspace_id, name, site_zone, state_since, created_at)
      values (${one("job")}, ${own}, 'Tower', 'UTC', ${text(today)}, ${text(today)})`,
    `insert into punch_items (id, workspace_id, project_id, number, room, trade, words, state, state_since, created_at)
      ${numbers} select ${id("punch")}, ${own}, ${one("job")}, n.i, '1', 'tile', 'Chip',
        case n.i % 4 when 0 then 'work_required' else 'closed' end, ${at}, ${at} from n`,
    `insert into process_events (id, workspace_id, process, record_id, transition, from_state, to_state,
        record_version, actor, party, idem, run, at, created_at)
      ${numbers} select ${id("step")}, ${own}, 'punch_item', ${id("punch")}, 'reject', 'a', 'b', 1, 'system', 'team',
        n.i, ${id("run")}, ${at}, ${at} from n`,
    `insert into workforce_crews (id, workspace_id, name, site_zone, rule_set, week_start, created_at)
      values (${one("crew")}, ${own}, 'Crew 1', 'UTC', 'flsa', 0, ${text(today)})`,
    `insert into workforce_workers (id, workspace_id, crew_id, name, name_key, created_at)
      values (${one("man")}, ${own}, ${one("crew")}, 'Carpenter 3', 'carpenter 3', ${text(today)})`,
    `insert into workforce_punches (id, workspace_id, crew_id, worker_id, site_zone, in_at, out_at, week_on,
        week_to, in_source, first_in_at, created_at)
      ${numbers} select ${id("shift")}, ${own}, ${one("crew")}, ${one("man")}, 'UTC', ${at}, ${atEnd},
        ${day}, ${day}, 'typed', ${at}, ${at} from n`,
  ];
}
