'use strict';
// Runs before anything is drawn: the remembered colours, and the sign that scripts run.
document.documentElement.dataset.script = 'on';
try {
  const theme = localStorage.getItem('lab-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) { /* storage may be forbidden; the system's colours are used then */ }
