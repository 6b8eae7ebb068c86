// The page of one problem.

import "./page.js";
import "../board/element.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";
import { solving } from "../tsume/solving.js";
import { wireBlindfold } from "./blindfold.js";
import { offerProblem } from "./tsume-text.js";

const find = (selector) => document.querySelector(selector);
const parts = {
  board: find("shogi-board"),
  verdict: find(".verdict"),
  answered: find(".answered"),
  back: find("[data-action=back]"),
  next: find("[data-go=next]"),
  said: find(".said"),
  hint: find("[data-action=hint]"),
  giveUp: find("[data-action=give-up]"),
  line: { moves: find(".line .moves"), numbers: find(".numbers"), steps: [...document.querySelectorAll("[data-step]")] },
};
const settings = readSettings(pageData.lang);
const solver = solving(parts, pageData.snapshot, settings);
wireBlindfold(parts.board, settings);
solver.drawn = offerProblem(solver);
