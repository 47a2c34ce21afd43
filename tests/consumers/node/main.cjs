const arimaa = require('keddah/arimaa');
const { playAll } = require('./app/play.js');

playAll({ arimaa });
