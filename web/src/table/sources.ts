// Whose doing it was, as bars: see sources in lab/analysis_plots.py.
import { type Account, type Findings, isOdd, unexplained } from "./chances.ts";

export interface Source {
  /** The message that names it; none where it is somebody's choices. */
  id?: string;
  seat?: number;
  value: number;
}

/** What changed a seat's chances; for a team, everybody's choices stand for their own. */
export function sources(found: Findings, one: Account): Source[] {
  const chosen = found.team
    ? found.accounts.map(({ seat, own }) => ({ seat, value: own }))
    : [
        { id: "analyse-own", value: one.own },
        { id: "analyse-others", value: one.others },
      ];
  const luck = found.luck_told ? [{ id: "analyse-chance-did", value: one.luck }] : [];
  const rest = isOdd(found, found.accounts) ? [{ id: "analyse-rest", value: unexplained(found, one) }] : [];
  return [...chosen, ...luck, ...rest];
}

/** How far the longest bar goes. */
export function longest(found: Findings): number {
  return Math.max(0.01, ...found.accounts.flatMap((one) => sources(found, one).map(({ value }) => Math.abs(value))));
}
