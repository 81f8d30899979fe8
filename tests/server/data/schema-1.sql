-- A database of schema version 1, with a finished game (azmzo2Ipi6X1) and one under way (Z_HyPYIjm75y).
BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','1');
CREATE TABLE campaigns (
	id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	version BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('Y-r37o3abPjPPjNk',1.79479495495453023915e+09,'Ann');
INSERT INTO "guests" VALUES('8H0ypR1E9sFZLxq2',1.79479495503024363521e+09,'Ben');
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (hash)
);
INSERT INTO "keys" VALUES('f4e71a8276a0afa22bcfc51a509d2adbb1fbdda76cd54c030939fdc3818a1a4e','Y-r37o3abPjPPjNk',1.79479495495453023915e+09,NULL);
INSERT INTO "keys" VALUES('908b31899efe79ff8d0998764ebb610f9e7a0a1ea9f098af913a49c12796141b','8H0ypR1E9sFZLxq2',1.79479495503024363521e+09,NULL);
CREATE TABLE players (
	guest VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	PRIMARY KEY (guest, game)
);
INSERT INTO "players" VALUES('Y-r37o3abPjPPjNk','azmzo2Ipi6X1');
INSERT INTO "players" VALUES('8H0ypR1E9sFZLxq2','azmzo2Ipi6X1');
INSERT INTO "players" VALUES('Y-r37o3abPjPPjNk','Z_HyPYIjm75y');
INSERT INTO "players" VALUES('8H0ypR1E9sFZLxq2','Z_HyPYIjm75y');
CREATE TABLE steps (
	game VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	"by" VARCHAR(120), 
	facts TEXT NOT NULL, 
	PRIMARY KEY (game, seq)
);
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',1,1.79479495548599672313e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.1','[{"fact":"sat","seat":0,"guest":"Y-r37o3abPjPPjNk","name":"Ann"}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',2,1.79479495550524091717e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.1','[{"fact":"sat","seat":1,"guest":"8H0ypR1E9sFZLxq2","name":"Ben"}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',3,1.79479495551245880132e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.3','[{"fact":"readied","seat":0,"on":true,"share":"a06c7122cc11f0ebedeaff501d0c3be3"}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',4,1.79479495551695513722e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.3','[{"fact":"readied","seat":1,"on":true,"share":"7e1b5327590e414a2e5d9472472e2a57"},{"fact":"began","shares":["a06c7122cc11f0ebedeaff501d0c3be3","7e1b5327590e414a2e5d9472472e2a57"],"lines":["? P1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',5,1.79479495591908335683e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.4','[{"fact":"chose","seat":0,"lines":["P1 draw","? tax-set-sail"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',6,1.79479495593916320806e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.5','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',7,1.79479495594468474385e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.4','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-yellow-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',8,1.7947949559568266869e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.5','[{"fact":"chose","seat":1,"lines":["P2 draw","? red-3-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',9,1.794794955984859705e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.6','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',10,1.79479495598685240744e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.7','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',11,1.79479495599260902407e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.6','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',12,1.79479495600065469748e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.7','[{"fact":"chose","seat":0,"lines":["P1 draw","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',13,1794794956.00216,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.8','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-2-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',14,1.79479495600454330445e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.9','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',15,1.79479495601689553263e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.10','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-2-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',16,1.79479495602178215976e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.8','[{"fact":"chose","seat":1,"lines":["P2 draw","? yellow-2-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',17,1.7947949560364089012e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.9','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-green-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',18,1.79479495604059529302e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.10','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',19,1.79479495604223632807e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.11','[{"fact":"chose","seat":1,"lines":["P2 trade yellow-2-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',20,1.79479495605277323717e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.11','[{"fact":"chose","seat":0,"lines":["P1 draw","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',21,1.79479495606467962269e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.12','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',22,1.79479495606854629521e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.12','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',23,1.79479495608081316944e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.13','[{"fact":"chose","seat":1,"lines":["P2 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',24,1.79479495608265972135e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.14','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',25,1.79479495608862352372e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.15','[{"fact":"chose","seat":1,"lines":["P2 hire sailor-1","? passenger-2","? red-6-3","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',26,1794794956.09667,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.13','[{"fact":"chose","seat":0,"lines":["P1 draw","? yellow-2-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',27,1.79479495610607194897e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.14','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',28,1.79479495611258697516e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.15','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',29,1.79479495611700272557e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.16','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',30,1.79479495612869787216e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.17','[{"fact":"chose","seat":1,"lines":["P2 draw","? tax-set-sail"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',31,1.79479495613658285137e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.18','[{"fact":"chose","seat":1,"lines":["P2 draw","? pirate-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',32,1.79479495613781046868e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.19','[{"fact":"chose","seat":1,"lines":["P2 draw","? blue-1-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',33,1.79479495614055800439e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.20','[{"fact":"chose","seat":1,"lines":["P2 repel"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',34,1.79479495614867162701e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.21','[{"fact":"chose","seat":1,"lines":["P2 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',35,1.79479495615258955948e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.22','[{"fact":"chose","seat":1,"lines":["P2 draw","? black-4-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',36,1.79479495616065359113e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.23','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',37,1.79479495616868948938e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.24','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',38,1.79479495616991806036e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.16','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',39,1.79479495617264485363e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.17','[{"fact":"chose","seat":0,"lines":["P1 draw","? red-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',40,1.79479495618484497076e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.18','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-yellow-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',41,1.79479495618642497065e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.19','[{"fact":"chose","seat":0,"lines":["P1 draw","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',42,1.79479495619669485086e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.20','[{"fact":"chose","seat":0,"lines":["P1 draw","? tax-set-sail"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',43,1.79479495620127511021e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.21','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',44,1.79479495620282983783e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.22','[{"fact":"chose","seat":0,"lines":["P1 hire passenger-3","? sailor-2","? wholesaler-black-2","? black-skull-4","? passenger-2","? sailor-1","? yellow-1-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',45,1.79479495620738220213e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.25','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',46,1.79479495622066760065e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.26','[{"fact":"chose","seat":1,"lines":["P2 draw","? sailor-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',47,1.79479495622183704379e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.27','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',48,1.79479495622869706155e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.23','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-7-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',49,1.79479495623658180233e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.24','[{"fact":"chose","seat":0,"lines":["P1 draw","? blue-5-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',50,1.79479495623763895032e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.25','[{"fact":"chose","seat":0,"lines":["P1 draw","? red-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',51,1.79479495624455547336e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.26','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',52,1.79479495625259590149e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.27','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',53,1.79479495625653433796e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.28','[{"fact":"chose","seat":1,"lines":["P2 trade black-7-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',54,1794794956.26467,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.29','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-red-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',55,1.79479495626866531379e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.30','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',56,1.79479495627258968347e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.31','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',57,1.79479495628066873548e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.28','[{"fact":"chose","seat":0,"lines":["P1 draw","? yellow-4-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',58,1.79479495628505516047e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.29','[{"fact":"chose","seat":0,"lines":["P1 draw","? green-3-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',59,1.7947949562869024276e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.30','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-blue-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',60,1.79479495630059695241e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.31','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',61,1.79479495630214738841e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.32','[{"fact":"chose","seat":0,"lines":["P1 trade yellow-4-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',62,1.79479495630855226517e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.32','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',63,1.79479495631717300414e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.33','[{"fact":"chose","seat":1,"lines":["P2 draw","? green-5-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',64,1.79479495631919407842e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.34','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',65,1.79479495632454943664e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.35','[{"fact":"chose","seat":1,"lines":["P2 trade green-5-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',66,1.79479495633266115193e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.33','[{"fact":"chose","seat":0,"lines":["P1 draw","? blue-2-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',67,1.79479495633392858501e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.34','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',68,1.79479495633504390712e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.35','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',69,1.79479495633712506294e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.36','[{"fact":"chose","seat":0,"lines":["P1 draw","? green-1-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',70,1794794956.34864,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.37','[{"fact":"chose","seat":0,"lines":["P1 draw","? red-skull-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',71,1.79479495635013937956e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.38','[{"fact":"chose","seat":0,"lines":["P1 draw","? yellow-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',72,1.79479495635668087009e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.39','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',73,1.79479495636472868923e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.40','[{"fact":"chose","seat":0,"lines":["P1 hire sailor-1","? wholesaler-red-2","? blue-5-4","? passenger-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',74,1.79479495636626195905e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.41','[{"fact":"chose","seat":0,"lines":["P1 trade yellow-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',75,1.79479495636908435826e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.36','[{"fact":"chose","seat":1,"lines":["P2 trade blue-2-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',76,1.79479495637265181536e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.37','[{"fact":"chose","seat":1,"lines":["P2 draw","? red-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',77,1.79479495638462042809e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.38','[{"fact":"chose","seat":1,"lines":["P2 admit"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',78,1.79479495638859438901e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.39','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',79,1.7947949563925960064e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.40','[{"fact":"chose","seat":1,"lines":["P2 trade red-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',80,1.79479495639656376837e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.42','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-red-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',81,1.79479495640461301801e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.43','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',82,1.79479495640855121613e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.41','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',83,1.79479495641324090964e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.42','[{"fact":"chose","seat":1,"lines":["P2 draw","? red-6-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',84,1.79479495641440987591e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.43','[{"fact":"chose","seat":1,"lines":["P2 draw","? black-skull-4"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',85,1.79479495642455911643e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.44','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',86,1.79479495642973756793e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.45','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',87,1.79479495643077445032e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.44','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',88,1.79479495644469904899e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.45','[{"fact":"chose","seat":0,"lines":["P1 draw","? yellow-1-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',89,1.79479495644629502299e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.46','[{"fact":"chose","seat":0,"lines":["P1 repel"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',90,1.79479495645255899432e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.47','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',91,1.79479495646122407916e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.46','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-blue-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',92,1.79479495646243166926e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.47','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',93,1.79479495646338987348e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.48','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',94,1.79479495647261476517e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.48','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',95,1.79479495647710108763e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.49','[{"fact":"chose","seat":0,"lines":["P1 draw","? red-1-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',96,1.79479495647811746602e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.50','[{"fact":"chose","seat":0,"lines":["P1 admit"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',97,1.79479495647896456714e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.51','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',98,1.79479495648465847972e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.52','[{"fact":"chose","seat":0,"lines":["P1 hire sailor-1","? wholesaler-blue-2","? green-5-4","? pirate-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',99,1.79479495649672913552e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.49','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',100,1.79479495650067806238e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.50','[{"fact":"chose","seat":1,"lines":["P2 draw","? black-2-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',101,1.79479495650211167334e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.51','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',102,1.79479495650862693788e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.52','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',103,1.79479495651661705973e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.53','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',104,1.79479495652064275747e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.54','[{"fact":"chose","seat":0,"lines":["P1 draw","? pirate-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',105,1.79479495652870154383e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.55','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',106,1.79479495654095649718e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.53','[{"fact":"chose","seat":1,"lines":["P2 hire pirate-1","? passenger-2","? green-1-1","? passenger-2","? wholesaler-black-1","? wholesaler-green-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',107,1.79479495654543566704e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.54','[{"fact":"chose","seat":1,"lines":["P2 draw","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',108,1.79479495655672335622e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.55','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',109,1.79479495656142210959e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.56','[{"fact":"chose","seat":0,"lines":["P1 draw","? tax-set-sail"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',110,1.79479495656270456307e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.57','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-2-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',111,1.79479495657666015626e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.58','[{"fact":"chose","seat":0,"lines":["P1 admit"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',112,1.79479495657793378833e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.59','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',113,1.79479495658053016661e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.60','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',114,1.79479495658454632758e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.61','[{"fact":"chose","seat":0,"lines":["P1 trade black-2-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',115,1.79479495659299302101e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.56','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',116,1.79479495659706234935e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.57','[{"fact":"chose","seat":1,"lines":["P2 draw","? yellow-4-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',117,1.79479495660048913958e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.58','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',118,1.79479495660172319411e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.59','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',119,1.79479495660294246671e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.62','[{"fact":"chose","seat":0,"lines":["P1 trade yellow-4-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',120,1.79479495661692357065e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.63','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-red-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',121,1.79479495661836457257e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.64','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',122,1.79479495661926698691e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.60','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',123,1.7947949566199946404e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.61','[{"fact":"chose","seat":1,"lines":["P2 draw","? sailor-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',124,1.79479495662454795841e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.62','[{"fact":"chose","seat":1,"lines":["P2 draw","? blue-5-4"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',125,1.79479495663266921043e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.63','[{"fact":"chose","seat":1,"lines":["P2 draw","? blue-5-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',126,1.79479495663406229022e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.65','[{"fact":"chose","seat":0,"lines":["P1 draw","? green-3-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',127,1.79479495664066457751e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.66','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',128,1.79479495664166641228e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.67','[{"fact":"chose","seat":0,"lines":["P1 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',129,1.79479495664854645725e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.64','[{"fact":"chose","seat":1,"lines":["P2 trade green-3-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',130,1.79479495665748119354e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.65','[{"fact":"chose","seat":1,"lines":["P2 draw","? passenger-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',131,1.79479495666049146656e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.66','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',132,1.79479495666467785833e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.67','[{"fact":"chose","seat":1,"lines":["P2 hire passenger-2","? wholesaler-black-2","? blue-1-1","? passenger-3","? sailor-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',133,1.7947949566725306511e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.68','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-4-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',134,1.79479495667711281777e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.69','[{"fact":"chose","seat":0,"lines":["P1 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',135,1.79479495668099832536e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.70','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',136,1.79479495668449401859e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.71','[{"fact":"chose","seat":0,"lines":["P1 trade black-4-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',137,1.79479495669254231456e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.68','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',138,1.79479495669738554949e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.69','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-yellow-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',139,1.79479495670107388497e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.70','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',140,1.79479495670452690123e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.72','[{"fact":"chose","seat":0,"lines":["P1 draw","? black-7-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',141,1.79479495671263599397e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.73','[{"fact":"chose","seat":0,"lines":["P1 draw","? blue-1-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',142,1.79479495671698713299e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.74','[{"fact":"chose","seat":0,"lines":["P1 admit"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',143,1.79479495672055530544e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.75','[{"fact":"chose","seat":0,"lines":["P1 draw","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',144,1.79479495672454667093e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.76','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-green-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',145,1.79479495672851777077e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.77','[{"fact":"chose","seat":0,"lines":["P1 draw","? wholesaler-yellow-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',146,1.79479495673010563854e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.78','[{"fact":"chose","seat":0,"lines":["P1 draw","? red-3-2"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',147,1.79479495673656463624e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.79','[{"fact":"chose","seat":0,"lines":["P1 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',148,1.79479495674603462223e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.80','[{"fact":"chose","seat":0,"lines":["P1 hire passenger-3","? tax-set-sail","? yellow-1-1","? tax-set-sail","? yellow-2-2","? passenger-2","? passenger-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',149,1.79479495675253200529e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.71','[{"fact":"chose","seat":1,"lines":["P2 pass"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',150,1.79479495675981950758e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.72','[{"fact":"chose","seat":1,"lines":["P2 draw","? black-7-3"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',151,1.79479495676181077952e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.73','[{"fact":"chose","seat":1,"lines":["P2 stop"]}]');
INSERT INTO "steps" VALUES('azmzo2Ipi6X1',152,1.79479495677257871628e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.74','[{"fact":"chose","seat":1,"lines":["P2 trade black-7-3"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',1,1.79479495680350089074e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.81','[{"fact":"sat","seat":0,"guest":"Y-r37o3abPjPPjNk","name":"Ann"}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',2,1.79479495681744599341e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.75','[{"fact":"sat","seat":1,"guest":"8H0ypR1E9sFZLxq2","name":"Ben"}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',3,1.79479495682445383073e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.83','[{"fact":"readied","seat":0,"on":true,"share":"9ac7f78f2618d5274ac45180bf5a56a7"}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',4,1794794956.82863,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.77','[{"fact":"readied","seat":1,"on":true,"share":"0257728f25f86bf57aac9356bfb16225"},{"fact":"began","shares":["9ac7f78f2618d5274ac45180bf5a56a7","0257728f25f86bf57aac9356bfb16225"],"lines":["? P2"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',5,1.7947949568372690678e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.78','[{"fact":"chose","seat":1,"lines":["P2 draw","? pirate-1"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',6,1.79479495693939757345e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.79','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-red-2"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',7,1.79479495704894495013e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.80','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-black-1"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',8,1.79479495715077638621e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.81','[{"fact":"chose","seat":1,"lines":["P2 draw","? yellow-1-1"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',9,1.79479495725323796276e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.82','[{"fact":"chose","seat":1,"lines":["P2 draw","? passenger-2"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',10,1.79479495735735654826e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.83','[{"fact":"chose","seat":1,"lines":["P2 draw","? sailor-1"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',11,1.79479495746019268032e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.84','[{"fact":"chose","seat":1,"lines":["P2 draw","? wholesaler-yellow-3"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',12,1.7947949575773544311e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.85','[{"fact":"chose","seat":1,"lines":["P2 draw","? black-7-3"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',13,1.79479495768088865279e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.86','[{"fact":"chose","seat":1,"lines":["P2 draw","? red-1-1"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',14,1.79479495778945374491e+09,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.87','[{"fact":"chose","seat":1,"lines":["P2 draw","? tax-set-sail"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',15,1794794957.89757,'8H0ypR1E9sFZLxq2.U2HX69qIEfqUWmiQ.88','[{"fact":"chose","seat":1,"lines":["P2 draw","? red-3-2"]}]');
INSERT INTO "steps" VALUES('Z_HyPYIjm75y',16,1.79479495800865125653e+09,'Y-r37o3abPjPPjNk.IjbL9fraWwohj1OW.84','[{"fact":"chose","seat":0,"lines":["P1 draw","? passenger-3"]}]');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	settings TEXT NOT NULL, 
	secret VARCHAR(80) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	open BOOLEAN NOT NULL, 
	touched FLOAT NOT NULL, 
	due FLOAT, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('azmzo2Ipi6X1',1.79479495544192099568e+09,'Y-r37o3abPjPPjNk','{"game":"port-royal","rules":1,"seats":2,"options":{"mode":"set-sail","mix":[],"end":"standard"},"open":false,"add":0.0,"grace":60.0}','adfc3f9daac0ee1190869b919821c308edaa5cc796b6a1c6b0ee7f5d28193c30','over',0,1794794956.97645,NULL,'{"names":["Ann","Ben"],"taken":[true,true],"bots":["",""],"asked":null,"turn":"","seq":152,"followed":""}');
INSERT INTO "tables" VALUES('Z_HyPYIjm75y',1.79479495679518151278e+09,'Y-r37o3abPjPPjNk','{"game":"port-royal","rules":1,"seats":2,"options":{"mode":"set-sail","mix":[],"end":"standard"},"open":false,"add":0.0,"grace":null}','86e2761af2345245ae30b9b5f04de0091799c6683f99406aeb7a1565d782621a','playing',0,1.79479495898157548902e+09,NULL,'{"names":["Ann","Ben"],"taken":[true,true],"bots":["",""],"asked":0,"turn":"Y-r37o3abPjPPjNk","seq":16,"followed":""}');
CREATE INDEX tables_by_state ON tables (state, open, touched);
CREATE INDEX tables_by_due ON tables (due);
CREATE UNIQUE INDEX steps_once ON steps (game, "by");
CREATE INDEX keys_by_guest ON keys (guest);
COMMIT;
