// Coins on their way: from the pile to a player who gains, from a player to the pile who pays.
import { play } from "../../lib/sound.ts";
import { settings } from "../../lib/settings.svelte.ts";

const MOST = 5;
const SIZE = 18;

export function fly(board: HTMLElement | undefined, seat: number, coins: number): void {
  if (!board || !coins || document.hidden) return;
  if (coins > 0) play("coin");
  if (settings.still) return;
  const pile = board.querySelector('[data-place="pile"]')?.getBoundingClientRect();
  const purses = [...board.querySelectorAll(`[data-id="coins-${seat}"]`)].map((one) => one.getBoundingClientRect());
  const purse = purses.find((one) => one.width);
  if (!pile?.width || !purse) return;
  const [from, to] = coins > 0 ? [pile, purse] : [purse, pile];
  for (let n = 0; n < Math.min(Math.abs(coins), MOST); n++) toss(from, to, n);
}

function toss(from: DOMRect, to: DOMRect, n: number): void {
  const coin = document.createElement("span");
  coin.ariaHidden = "true";
  Object.assign(coin.style, {
    position: "fixed",
    zIndex: "50",
    left: `${from.left + from.width / 2 - SIZE / 2}px`,
    top: `${from.top + from.height / 2 - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: "50%",
    background: "radial-gradient(circle at 35% 30%, #fbe6a6, #d9a94a 60%, #7a5510)",
    boxShadow: "0 2px 5px rgb(0 0 0 / 50%)",
    pointerEvents: "none",
  });
  document.body.append(coin);
  const x = to.left + Math.min(to.width / 2, 12) - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = coin.animate(
    [
      { transform: "none", opacity: 0.4 },
      { transform: `translate(${x / 2}px, ${y / 2 - 40 - n * 6}px) rotateY(360deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) rotateY(720deg) scale(0.8)`, opacity: 0.9 },
    ],
    { duration: 520, delay: n * 70, easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = () => coin.remove();
  flight.oncancel = () => coin.remove();
}
