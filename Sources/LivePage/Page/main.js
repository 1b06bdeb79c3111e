// Starts the page: with a server, or as an exported figure.

import { find } from './dom.js';
import { startFigure } from './figure.js';
import { LivePage } from './live.js';

const { figure } = document.documentElement.dataset;
if (figure) startFigure(figure);
else new LivePage().start();

find('.skip').addEventListener('click', (event) => {
  // A fragment would replace the state.
  event.preventDefault();
  find('#picture').focus();
});
